# sabar_embed_page(TARGET FOLDER)
#
# The target gets all files of a built page as constants (src/serve/page_file.hpp). A page always has the file sw.js,
# which names all others with a hash and so changes whenever any of them does; a folder without it gives no files.
function(sabar_embed_page target folder)
  set(source ${CMAKE_CURRENT_BINARY_DIR}/${target}_page.cpp)
  file(GLOB page CONFIGURE_DEPENDS ${folder}/sw.js)
  add_custom_command(OUTPUT ${source}
    COMMAND ${CMAKE_COMMAND} -DFOLDER=${folder} -DOUTPUT=${source} -P ${PROJECT_SOURCE_DIR}/cmake/page_source.cmake
    DEPENDS ${page} ${PROJECT_SOURCE_DIR}/cmake/page_source.cmake VERBATIM)
  set_source_files_properties(${source} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON SKIP_PRECOMPILE_HEADERS ON)
  target_sources(${target} PRIVATE ${source})
  target_link_libraries(${target} PRIVATE sabar_serve)
endfunction()
