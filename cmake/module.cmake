# sabar_module(NAME [EFFORT COLD|HOT] [DEPENDS other...] [LINK library...] [NOT_IN_WASM expression])
#
# One folder under src/ becomes one static library. Its headers are reached as <sabar/NAME/file.hpp> through a door
# of its own in the build tree, and a module gets only the doors of the modules it depends on: an include against the
# arrows does not compile. What is COLD is never waited for, what is HOT is (effort.cmake). Files whose names match the
# expression are left out of WebAssembly, which has no threads and must be small.
function(sabar_module name)
  cmake_parse_arguments(arg "" "EFFORT;NOT_IN_WASM" "DEPENDS;LINK" ${ARGN})
  set(folder ${PROJECT_SOURCE_DIR}/src/${name})
  set(door ${PROJECT_BINARY_DIR}/doors/${name})
  file(MAKE_DIRECTORY ${door}/sabar)
  file(CREATE_LINK ${folder} ${door}/sabar/${name} SYMBOLIC)

  file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${folder}/*.cpp)
  if(SABAR_WASM AND arg_NOT_IN_WASM)
    list(FILTER sources EXCLUDE REGEX "/${name}/.*(${arg_NOT_IN_WASM})")
  endif()
  add_library(sabar_${name} STATIC ${sources})
  add_library(Sabar::${name} ALIAS sabar_${name})
  set_target_properties(sabar_${name} PROPERTIES EXPORT_NAME ${name})
  target_include_directories(sabar_${name} PUBLIC
    $<BUILD_INTERFACE:${door}> $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}>)
  target_compile_features(sabar_${name} PUBLIC cxx_std_20)
  list(TRANSFORM arg_DEPENDS PREPEND sabar_)
  target_link_libraries(sabar_${name} PUBLIC ${arg_DEPENDS} ${arg_LINK} PRIVATE $<BUILD_INTERFACE:sabar_compiler>)
  sabar_effort(sabar_${name} ${arg_EFFORT})
  set_property(GLOBAL APPEND PROPERTY SABAR_MODULES ${name})
endfunction()
