# sabar_effort(TARGET [COLD|HOT])
#
# What a target is compiled with besides its own sources: precompiled headers, unity files, and how hard the compiler
# works on it. Most of the time of a build goes into the same few headers and templates, and into optimising code that
# runs once. So
#   - there are two sets of precompiled headers for all targets together: one for what computes, one with the heavy
#     headers of JSON for what is COLD: what only reads, writes and tells;
#   - presets that ask for unity files get one of each folder of sources, which has a template compiled once instead of
#     dozens of times;
#   - what is COLD is optimised lightly, and for tests with the sanitizers not at all;
#   - what is HOT may be inlined more freely: g++ bounds the growth of a unit by its size.
# WebAssembly, where size counts and every module has flags of its own, keeps to headers of each.
set(SABAR_HOT_HEADERS <algorithm> <array> <memory> <string> <string_view> <vector> <fmt/format.h> <tl/expected.hpp>)
set(SABAR_COLD_HEADERS ${SABAR_HOT_HEADERS} <functional> <map> <optional> <nlohmann/json.hpp>)

function(sabar_cool target)
  if(SABAR_SANITIZE AND SABAR_TESTS)
    target_compile_options(${target} PRIVATE -O0)
  elseif(NOT SABAR_WASM AND NOT SABAR_SANITIZE)
    # g++ is quicker with -Og than with -O1 and even than with -O0, whose output is five times as long.
    target_compile_options(${target} PRIVATE -Og)
  endif()
endfunction()

# Groups of sources that become unity files: those of one folder, at most thirty.
function(sabar_units target)
  set(most 30)
  get_target_property(sources ${target} SOURCES)
  foreach(source IN LISTS sources)
    get_filename_component(folder ${source} DIRECTORY)
    cmake_path(RELATIVE_PATH folder BASE_DIRECTORY ${PROJECT_SOURCE_DIR})
    string(MAKE_C_IDENTIFIER "${folder}" folder)
    if(NOT DEFINED count_${folder})
      set(count_${folder} 0)
    endif()
    math(EXPR part "${count_${folder}} / ${most}")
    math(EXPR count_${folder} "${count_${folder}} + 1")
    set_source_files_properties(${source} PROPERTIES UNITY_GROUP "${folder}_${part}")
  endforeach()
  set_target_properties(${target} PROPERTIES UNITY_BUILD_MODE GROUP)
endfunction()

# Targets that own the shared headers; made when the libraries of the distribution are known.
function(sabar_shared_headers)
  foreach(kind hot cold)
    set(source ${PROJECT_BINARY_DIR}/headers_${kind}.cpp)
    file(CONFIGURE OUTPUT ${source} CONTENT "// Owns the precompiled headers.\n")
    add_library(sabar_headers_${kind} OBJECT ${source})
    target_compile_features(sabar_headers_${kind} PUBLIC cxx_std_20)
    target_link_libraries(sabar_headers_${kind} PRIVATE sabar_compiler tl::expected fmt::fmt nlohmann_json::nlohmann_json)
    string(TOUPPER ${kind} KIND)
    target_precompile_headers(sabar_headers_${kind} PRIVATE ${SABAR_${KIND}_HEADERS})
  endforeach()
  sabar_cool(sabar_headers_cold)
endfunction()

function(sabar_effort target)
  cmake_parse_arguments(arg "COLD;HOT" "" "" ${ARGN})
  sabar_units(${target})
  if(arg_COLD)
    sabar_cool(${target})
  endif()
  if(arg_HOT AND CMAKE_CXX_COMPILER_ID STREQUAL GNU)
    target_compile_options(${target} PRIVATE --param=large-unit-insns=100000)
  endif()
  if(SABAR_WASM)
    target_precompile_headers(${target} PRIVATE <fmt/format.h> <string> <vector>)
  elseif(arg_COLD)
    target_precompile_headers(${target} REUSE_FROM sabar_headers_cold)
  else()
    target_precompile_headers(${target} REUSE_FROM sabar_headers_hot)
  endif()
endfunction()

if(NOT SABAR_WASM)
  sabar_shared_headers()
endif()
