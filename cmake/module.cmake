# sabar_reach(TARGET NAME)
#
# The headers of src/NAME and the public ones of include/sabar/NAME are reached as <sabar/NAME/file.hpp> by the target
# and by whoever links to it, and by nobody else: each module has include folders of its own in the build tree.
function(sabar_reach target name)
  set(include ${PROJECT_BINARY_DIR}/include/${name})
  file(MAKE_DIRECTORY ${include}/sabar)
  file(CREATE_LINK ${PROJECT_SOURCE_DIR}/src/${name} ${include}/sabar/${name} SYMBOLIC)
  target_include_directories(${target} PUBLIC $<BUILD_INTERFACE:${include}>)
  if(IS_DIRECTORY ${PROJECT_SOURCE_DIR}/include/sabar/${name})
    set(include ${PROJECT_BINARY_DIR}/public/${name})
    file(MAKE_DIRECTORY ${include}/sabar)
    file(CREATE_LINK ${PROJECT_SOURCE_DIR}/include/sabar/${name} ${include}/sabar/${name} SYMBOLIC)
    target_include_directories(${target} PUBLIC $<BUILD_INTERFACE:${include}>)
  endif()
endfunction()

# sabar_words(RESULT NAME)
#
# The catalogues of module NAME in every language: one file each, and more where it has many words.
function(sabar_words result name)
  file(GLOB words CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/languages/*/${name}.cpp ${PROJECT_SOURCE_DIR}/languages/*/${name}_*.cpp)
  if(SABAR_PSEUDO_LANGUAGE)
    file(GLOB pseudo ${SABAR_PSEUDO_FOLDER}/${name}.cpp ${SABAR_PSEUDO_FOLDER}/${name}_*.cpp)
    list(APPEND words ${pseudo})
  endif()
  set(${result} ${words} PARENT_SCOPE)
endfunction()

# sabar_module(NAME [EFFORT COLD|HOT] [DEPENDS other...] [LINK library...] [NOT_IN_WASM folder...])
#
# One folder under src/ becomes one static library; those with public headers belong to the installed package. It sees
# only the headers of the modules it depends on: an include against the arrows does not compile. What is COLD is never waited for, what is HOT is
# (effort.cmake). Folders of the module that need threads or only write reports are left out of WebAssembly.
function(sabar_module name)
  cmake_parse_arguments(arg "" "EFFORT" "DEPENDS;LINK;NOT_IN_WASM" ${ARGN})
  set(folder ${PROJECT_SOURCE_DIR}/src/${name})
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${folder}/*.cpp)
  if(SABAR_WASM)
    foreach(part IN LISTS arg_NOT_IN_WASM)
      file(GLOB_RECURSE left_out ${folder}/${part}/*.cpp)
      list(REMOVE_ITEM sources ${left_out})
    endforeach()
  endif()
  sabar_words(words ${name})
  add_library(sabar_${name} STATIC ${sources} ${words})
  add_library(Sabar::${name} ALIAS sabar_${name})
  set_target_properties(sabar_${name} PROPERTIES EXPORT_NAME ${name})
  sabar_reach(sabar_${name} ${name})
  target_compile_features(sabar_${name} PUBLIC cxx_std_20)
  set_property(GLOBAL PROPERTY SABAR_DEPENDS_${name} ${arg_DEPENDS})
  set_property(GLOBAL PROPERTY SABAR_LINK_${name} ${arg_LINK})
  list(TRANSFORM arg_DEPENDS PREPEND sabar_)
  target_link_libraries(sabar_${name} PUBLIC ${arg_DEPENDS} ${arg_LINK} PRIVATE $<BUILD_INTERFACE:sabar_compiler>)
  sabar_effort(sabar_${name} ${arg_EFFORT})
  set_property(GLOBAL APPEND PROPERTY SABAR_MODULES ${name})
endfunction()
